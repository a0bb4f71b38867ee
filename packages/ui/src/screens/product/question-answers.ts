import { answerGroups } from '../information/index.ts'

/** The FAQ's answer to a question. */
export const answerTo = (id: string): string | undefined =>
  answerGroups()
    .flatMap(({ answers }) => answers)
    .find((answer) => answer.id === id)?.answer
