/**
 * The CSS classes of a list that scrolls sideways on phones, from edge to edge of the page. The padding above and below has
 * room for shadows, since the overflow would cut them off.
 */
export const SCROLLED_ON_PHONES =
  'max-md:-mx-4 max-md:-my-3 max-md:scroll-px-4 max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-4 max-md:py-3 max-md:[scrollbar-width:none]'

/** The CSS classes of a list that is one row of cards on phones, of equal width, so that the next one is cut off. */
export const ROW_ON_PHONES = `${SCROLLED_ON_PHONES} max-md:flex max-md:*:w-64 max-md:*:max-w-4/5 max-md:*:shrink-0 max-md:*:snap-start`
