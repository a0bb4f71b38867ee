import { useEffect } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import { useResourceKey } from '../shell/resource-key.ts'
import { readThroughCache, revalidateStale } from './resource-cache.ts'
import type { Resource } from './resource.ts'

/** SWR states by resource name. */
export type ResourceStates<Resources extends Record<string, Resource<unknown> | undefined>> = {
  [Name in keyof Resources]-?: SWRResponse<NonNullable<Resources[Name]> extends Resource<infer Data> ? Data : never>
}

/** Loads a resource through SWR; `undefined` for none. Cached data is revalidated in the background. */
export function useResource<Data>(resource: Resource<Data> | undefined): SWRResponse<Data> {
  const key = useResourceKey(resource)
  useEffect(() => {
    if (key !== null && resource !== undefined) void revalidateStale(key, resource)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same key reads the same
  }, [key])
  return useSWR<Data>(
    key,
    resource === undefined || key === null ? null : () => readThroughCache(key, resource),
    resource?.options
  )
}

/** Loads the resources of a route. The names must be stable across renders. */
export const useResources = <Resources extends Record<string, Resource<unknown> | undefined>>(resources: Resources) =>
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- as many and in the same order each time
  Object.fromEntries(
    Object.entries(resources).map(([name, resource]) => [name, useResource(resource)])
  ) as ResourceStates<Resources>
