import { useEffect } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import { useResourceKey } from '../shell/resource-key.ts'
import { readThroughCache, revalidateStale } from './resource-cache.ts'
import type { Resource } from './resource.ts'

/** SWR states by resource name. */
export type ResourceStates<Asked extends Record<string, Resource<unknown> | undefined>> = {
  [Name in keyof Asked]-?: SWRResponse<NonNullable<Asked[Name]> extends Resource<infer Data> ? Data : never>
}

/** Loads a resource through SWR; `undefined` for none. Cached data is revalidated in the background. */
export function useResource<Data>(asked: Resource<Data> | undefined): SWRResponse<Data> {
  const key = useResourceKey(asked)
  useEffect(() => {
    if (key !== null && asked !== undefined) void revalidateStale(key, asked)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same key reads the same
  }, [key])
  return useSWR<Data>(
    key,
    asked === undefined || key === null ? null : () => readThroughCache(key, asked),
    asked?.options
  )
}

/** Loads the resources of a route. The names must be stable across renders. */
export const useResources = <Asked extends Record<string, Resource<unknown> | undefined>>(asked: Asked) =>
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many and in the same order each time
  Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, useResource(one)])) as ResourceStates<Asked>
