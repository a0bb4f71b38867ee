import { existsSync, globSync } from 'node:fs'

/** Debian's paths of other engines, and their drivers. */
export const enginePaths = {
  firefox: '/usr/bin/firefox-esr',
  webKitDriver: '/usr/bin/WebKitWebDriver',
  webKit: () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
  xvfb: '/usr/bin/Xvfb'
}

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

const needs = {
  firefox: () => ({ paths: [enginePaths.firefox], packages: ['firefox-esr'] }),
  webkit: () => ({
    paths: [enginePaths.webKitDriver, enginePaths.webKit(), enginePaths.xvfb],
    packages: ['webkit2gtk-driver', 'xvfb']
  })
} satisfies Record<EngineName, () => { paths: (string | undefined)[]; packages: string[] }>

/** Why an engine's tests cannot run, or undefined. */
function whyNoEngine(name: EngineName): string | undefined {
  const { paths, packages } = needs[name]()
  if (paths.every((path) => path !== undefined && existsSync(path))) return undefined
  return `${packages.join(' and ')} ${packages.length > 1 ? 'are' : 'is'} not installed (apt-get install ${packages.join(' ')})`
}

/** The installed engines among those wanted, and why others are omitted. */
export function installedEngines(wanted: readonly EngineName[] = engineNames) {
  const missing = wanted.flatMap((name) => whyNoEngine(name) ?? [])
  return { names: wanted.filter((name) => whyNoEngine(name) === undefined), missing }
}
