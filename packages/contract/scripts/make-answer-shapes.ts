import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerShapesFiles } from '../src/answer-shapes.ts'

/** Writes what the client checks answers by, from the calls' schemas: `npm run answer-shapes -w @motif/contract`. */
for (const [name, text] of Object.entries(answerShapesFiles()))
  writeFileSync(join(import.meta.dirname, '../src', name), text)
