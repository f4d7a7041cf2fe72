-- Why: numbers of orders carry a random code instead of a running count, which told customers the platform's volume.

drop sequence order_numbers;
