/**
 * Runs a script of the shop on a Node that is new enough: `node scripts/launch/main.js [options of Node] script.ts [arguments]`. JavaScript for the
 * reason `choose-node.js` names.
 */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { chooseNode } from './choose-node.js'
import { memorySettings } from './memory.js'

const { resolve } = createRequire(import.meta.url)

/** The Node that runs npm, which puts that of the packages before it in the path. */
const ofNpm = /(?:^| )node\/(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]
const npmNode = process.env.npm_node_execpath

const chosen = chooseNode({
  platform: process.platform,
  arch: process.arch,
  machine: ofNpm && npmNode ? { version: ofNpm, path: npmNode } : { version: process.version, path: process.execPath },
  packaged(file) {
    try {
      return resolve(file)
    } catch {
      return undefined
    }
  }
})

if ('refusal' in chosen) {
  process.stderr.write(`${chosen.refusal}\n`)
  process.exit(1)
}

const args = process.argv.slice(2)
const env = { ...process.env, ...memorySettings }

if (process.platform !== 'win32' && process.execve) process.execve(chosen.path, [chosen.path, ...args], env)
else {
  const child = spawn(chosen.path, args, { stdio: 'inherit', env })
  // A terminal signals both processes; other signals reach only this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`${chosen.path} did not start: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}
