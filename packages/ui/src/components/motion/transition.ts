/** Duration in seconds and easing of enter and exit animations. */
export const transition = { duration: 0.2, ease: [0.2, 0, 0, 1] } as const
