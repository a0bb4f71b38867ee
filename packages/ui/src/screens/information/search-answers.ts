import type { AnswerGroup } from './answers.ts'

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Answers that contain all words in question, answer or group; empty groups are dropped. */
export function searchAnswers(groups: readonly AnswerGroup[], query: string): AnswerGroup[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      answers: group.answers.filter(({ question, answer }) => {
        const text = folded(`${group.title} ${question} ${answer}`)
        return words.every((word) => text.includes(word))
      })
    }))
    .filter(({ answers }) => answers.length > 0)
}
