const isFull = process.env['ROBUSTNESS'] === 'full'

/** Number of runs of a property test: few by default, all with `ROBUSTNESS=full` (`npm run robustness`). */
export const inFull = (few: number, full: number): number => (isFull ? full : few)
