import { existsSync, globSync } from 'node:fs'

/** Where Debian puts other engines, and what drives them. */
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

/** Why the tests in an engine cannot run here, or undefined. */
function whyNoEngine(name: EngineName): string | undefined {
  const { paths, packages } = needs[name]()
  if (paths.every((path) => path !== undefined && existsSync(path))) return undefined
  return `${packages.join(' and ')} ${packages.length > 1 ? 'are' : 'is'} not installed (apt-get install ${packages.join(' ')})`
}

/** Of some engines those that are installed, and why the others are left out. */
export function installedEngines(wanted: readonly EngineName[] = engineNames) {
  const missing = wanted.flatMap((name) => whyNoEngine(name) ?? [])
  return { names: wanted.filter((name) => whyNoEngine(name) === undefined), missing }
}
