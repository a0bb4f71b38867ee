/** Pixels: size of a star, and distance between the left edges of two. */
export const starSize = 16
const starPitch = 17
/** Of five stars. */
export const starsWidth = 4 * starPitch + starSize

/** Radius of the tips and of the notches; the stroke around them rounds both. */
const [outer, inner] = [6.8, 3.6]
/** The middle of a star is lower than that of its square, because three tips are in its upper half. */
const middle = { x: starSize / 2, y: 8.6 }

/** Ten points, clockwise from the top tip. */
const points = Array.from({ length: 10 }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / 5, index % 2 === 0 ? outer : inner]
  return { x: middle.x + radius * Math.sin(angle), y: middle.y - radius * Math.cos(angle) }
})
/** From the bottom notch to the top tip: the half at the start of the line. */
const startHalf = points.slice(5).concat(points.slice(0, 1))

/** Stars are numbered from 0. */
const drawn = (corners: typeof points, star: number) =>
  `M${corners.map(({ x, y }) => `${(x + star * starPitch).toFixed(1)} ${y.toFixed(1)}`).join('L')}z`

export const starPath = (star: number) => drawn(points, star)
export const halfStarPath = (star: number) => drawn(startHalf, star)
