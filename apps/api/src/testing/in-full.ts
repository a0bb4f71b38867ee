const isFull = process.env['ROBUSTNESS'] === 'full'

/** How often a proof is run: a few times with every change, in full with `ROBUSTNESS=full` (`npm run robustness`). The proof is the same. */
export const inFull = (few: number, full: number): number => (isFull ? full : few)
