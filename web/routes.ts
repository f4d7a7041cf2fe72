import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('masuk', 'routes/sign-in.tsx'),
    route('produk', 'routes/products.tsx'),
    route('produk/:address', 'routes/product.tsx'),
    route('seller', 'routes/sellers.tsx'),
    route('seller/:username', 'routes/seller.tsx'),
    route('seller/:username/produk', 'routes/seller-products.tsx'),
    route('tentang-kami', 'routes/about.tsx'),
    route('keranjang', 'routes/cart.tsx'),
    route('shop/cart', 'routes/shop-cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('transaksi', 'routes/transactions.tsx'),
    route('transaksi/daftar-transaksi', 'routes/orders.tsx'),
    route('transaksi/daftar-transaksi/:orderId', 'routes/order.tsx'),
    route('transaksi/nego', 'routes/negotiations.tsx'),
    route('transaksi/nego/detail', 'routes/negotiation.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('pusat-seller', 'routes/seller-center.tsx', [
    index('routes/seller-center-summary.tsx'),
    route('pesanan', 'routes/sales.tsx'),
    route('pesanan/:orderId', 'routes/sale.tsx'),
    route('nego', 'routes/seller-negotiations.tsx'),
    route('nego/detail', 'routes/seller-negotiation.tsx'),
    route('nego/pengaturan', 'routes/seller-negotiation-settings.tsx'),
  ]),
] satisfies RouteConfig
