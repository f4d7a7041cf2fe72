-- Words side by side are found written as one too, what a material does first of all weighs more, and an offer bears its
-- seller's code: materials are indexed anew by the next process that starts, with their offers.
delete from material_search;
