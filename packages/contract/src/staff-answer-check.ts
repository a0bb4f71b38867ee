import { answerCheckOf } from './answer-check.ts'
import shapes from './staff-answer-shapes.json' with { type: 'json' }

/** Whether `body` is a valid response to a call of staff. */
export const isAnswerTo = answerCheckOf(shapes)
