import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answerShapesFile } from '../src/answer-shapes.ts'

/** Writes what the client checks answers by, from the calls' schemas: `npm run answer-shapes -w @motif/contract`. */
writeFileSync(join(import.meta.dirname, '../src/answer-shapes.json'), answerShapesFile())
