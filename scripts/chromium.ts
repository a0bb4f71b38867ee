import { existsSync } from 'node:fs'

const debian = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of an installed Chromium; undefined for Playwright's own. */
export const systemChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? debian.find((path) => existsSync(path))

/** What headless Chromium needs to look the same on every machine, and to leave the network alone. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run'
]

/** Options for Playwright's `launch`. */
export const chromiumLaunch = () => {
  const executablePath = systemChromium()
  return { args: chromiumFlags, ...(executablePath === undefined ? undefined : { executablePath }) }
}

/** Features Playwright disables: Chromium uses only the last list. */
export const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion'
]

/** Suggestions below the address bar are pages, which a window loads though nobody sees the bar. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Options for tests that open a window each. */
export function launchOfManyWindows() {
  const { args, ...options } = chromiumLaunch()
  return { ...options, args: [...args, `--disable-features=${[...offForPlaywright, ...addressBar].join(',')}`] }
}
