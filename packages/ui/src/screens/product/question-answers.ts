import { answerGroups } from '../information/index.ts'

/** What the FAQ says to one of its questions. */
export const answerTo = (id: string): string | undefined =>
  answerGroups()
    .flatMap(({ answers }) => answers)
    .find((answer) => answer.id === id)?.answer
