import { createDeviceVersions, type DeviceVersion, type DeviceVersions } from './device-versions.ts'

/** In-memory versions for tests. */
export function memoryVersions(now: () => Date): () => Promise<DeviceVersions> {
  const kept = new Map<string, DeviceVersion>()
  let count = 0
  const versions = createDeviceVersions({
    store: {
      put: async (version) => void kept.set(version.id, version),
      get: async (id) => kept.get(id),
      list: async (designId) => [...kept.values()].filter((one) => one.designId === designId),
      stamps: async () => [...kept.values()],
      remove: async (ids) => {
        for (const id of ids) kept.delete(id)
      }
    },
    now,
    newId: () => `v${(count += 1)}`
  })
  return async () => versions
}
