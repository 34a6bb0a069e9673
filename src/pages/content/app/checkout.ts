/** Title and description; each screen's stand alone, so that no script carries another's. */
export const page = {
  title: 'Checkout',
  description: 'Pay once, in rand. Nothing renews by itself.',
};
