/** How long what comes and goes takes, in seconds, and how its speed changes. */
export const transition = { duration: 0.2, ease: [0.2, 0, 0, 1] } as const
