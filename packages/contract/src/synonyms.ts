import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, line } from './primitives.ts'
import { hasMeaning, saysSomething, synonymWordLength, synonymWordsMax } from './synonym-rules.ts'

/** Largest number of entries, because a search reads all of them. */
export const synonymsMax = 500

/** A word or phrase as typed. */
const typed = line(synonymWordLength).refine(saysSomething, 'a word')

/** `words` also find what `finds` finds; if empty, they find what each other finds. */
export const synonymInput = z
  .object({
    words: z.array(typed).min(1).max(synonymWordsMax),
    finds: z.array(typed).max(synonymWordsMax).default([])
  })
  .refine(hasMeaning, {
    message: 'two words that mean the same, or what a word finds',
    path: ['finds']
  })
export type SynonymInput = z.output<typeof synonymInput>

export const searchSynonym = z.object({ id, words: z.array(z.string()), finds: z.array(z.string()) })
export type SearchSynonym = z.infer<typeof searchSynonym>

const byId = z.object({ id })
const admin = { tag: 'admin', access: 'admin' } as const

export const synonymCalls = defineCalls({
  'GET /api/v1/admin/synonyms': {
    summary: 'What the shop takes searched words to mean, in the order of their first words',
    ...admin,
    permission: 'products.read',
    answers: { 200: z.array(searchSynonym) }
  },
  'POST /api/v1/admin/synonyms': {
    summary: 'Say what words mean; the next search finds by it',
    ...admin,
    permission: 'products.change',
    body: synonymInput,
    answers: { 201: searchSynonym }
  },
  'PUT /api/v1/admin/synonyms/{id}': {
    summary: 'Change what words mean',
    ...admin,
    permission: 'products.change',
    params: byId,
    body: synonymInput,
    answers: { 200: searchSynonym }
  },
  'DELETE /api/v1/admin/synonyms/{id}': {
    summary: 'Take out what words mean',
    ...admin,
    permission: 'products.change',
    params: byId,
    answers: { 200: z.object({}) }
  }
})
