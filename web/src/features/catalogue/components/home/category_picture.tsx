/** The illustration of a category. Decorative: the name is next to it. */
export function CategoryPicture({ slug }: { slug: string }) {
  return (
    <img
      src={`/categories/${slug}.webp`}
      alt=""
      width={56}
      height={56}
      decoding="async"
      className="size-11 shrink-0 transition-transform duration-200 ease-out-soft group-hover:scale-110 md:size-14"
    />
  )
}
