/** An object in its own coordinates: the size of its bounding box and SVG elements lit from the upper left. */
export type Shapes = { width: number; height: number; body: string }

/** A linear gradient, from the top to the bottom, or from the left to the right with `across`. */
export function gradient(id: string, colours: readonly string[], across = false): string {
  const stops = colours.map(
    (colour, index) =>
      `<stop offset="${index / (colours.length - 1)}" stop-color="${colour.slice(0, 7)}" stop-opacity="${colour.length > 7 ? colour.slice(7) : 1}"/>`
  )
  return `<linearGradient id="${id}" ${across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${stops.join('')}</linearGradient>`
}

/** A rectangle with round corners. */
export function box(
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string,
  more = ''
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`
}

/** A circle. */
export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`
}

/** A path. */
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}
