import { useEffect } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import { useResourceKey } from '../shell/resource-key.ts'
import { readAnswer, revalidateStale } from './answer-cache.ts'
import type { Resource } from './resource.ts'

/** What was read, by the names it was asked under. */
export type Answers<Asked extends Record<string, Resource<unknown> | undefined>> = {
  [Name in keyof Asked]-?: SWRResponse<NonNullable<Asked[Name]> extends Resource<infer Data> ? Data : never>
}

/** Reads one thing through SWR; `undefined`: not now. What is shown from memory is asked for again behind it. */
export function useAnswer<Data>(asked: Resource<Data> | undefined): SWRResponse<Data> {
  const key = useResourceKey(asked)
  useEffect(() => {
    if (key !== null && asked !== undefined) void revalidateStale(key, asked)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same key reads the same
  }, [key])
  return useSWR<Data>(key, asked === undefined || key === null ? null : () => readAnswer(key, asked), asked?.options)
}

/** Reads what a route states. The names must be the same at every render. */
export const useAnswers = <Asked extends Record<string, Resource<unknown> | undefined>>(asked: Asked) =>
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many and in the same order each time
  Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, useAnswer(one)])) as Answers<Asked>
