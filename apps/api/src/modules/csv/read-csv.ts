import type { Readable } from 'node:stream'
import { importLimits } from '@motif/contract'
import { type CsvError, parse } from 'csv-parse'
import { parse as parseWhole } from 'csv-parse/sync'
import { ProblemError } from '../../platform/problem.ts'

export interface CsvRecord {
  /** As in a spreadsheet: the header is row 1. */
  number: number
  values: string[]
}

const options = { bom: true, relax_column_count: true, relax_quotes: true, max_record_size: importLimits.record }

const delimiters = [',', ';', '\t']

/** Spreadsheets write semicolons in locales with a decimal comma: the most frequent delimiter of the header counts. */
export function delimiterOf(text: string): string {
  const header = text.slice(0, importLimits.record).split(/[\r\n]/, 1)[0] ?? ''
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

const isCsvError = (error: unknown): error is CsvError => error instanceof Error && 'code' in error

/** Converts a parser error into a refusal of the whole file, before anything was written. */
function refused(error: unknown, row: number): unknown {
  if (!isCsvError(error) || !error.code.startsWith('CSV_')) return error
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new ProblemError('csv-row-over-limit', { params: { row, max: importLimits.record } })
    : new ProblemError('csv-unreadable', { params: { row } })
}

/** Iterates over the non-empty rows. Refuses a truncated file, and one beyond the limits. */
export async function* readCsv(stream: Readable, delimiter: string): AsyncGenerator<CsvRecord> {
  const parser = stream.pipe(parse({ ...options, delimiter }))
  stream.once('error', (error) => parser.destroy(error))
  let number = 0
  try {
    for await (const values of parser as AsyncIterable<string[]>) {
      number += 1
      if (number > importLimits.rows + 1)
        throw new ProblemError('csv-rows-over-limit', { params: { max: importLimits.rows } })
      if (values.length > importLimits.columns)
        throw new ProblemError('csv-columns-over-limit', { params: { max: importLimits.columns } })
      if (values.some((value) => value.trim() !== '')) yield { number, values }
    }
  } catch (error) {
    throw refused(error, number + 1)
  } finally {
    stream.destroy()
  }
}

/** The first complete rows at the start of a file. */
export function readHead(text: string, count: number): string[][] {
  let fault: unknown
  for (let wanted = count; wanted > 0; wanted -= 1)
    try {
      const rows = parseWhole(text, { ...options, delimiter: delimiterOf(text), skip_empty_lines: true, to: wanted })
      if ((rows[0]?.length ?? 0) > importLimits.columns)
        throw new ProblemError('csv-columns-over-limit', { params: { max: importLimits.columns } })
      return rows
    } catch (error) {
      if (error instanceof ProblemError) throw error
      fault = error
    }
  throw refused(fault, 1)
}
