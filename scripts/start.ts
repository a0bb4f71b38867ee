import { ensureBuild } from './ensure-build.ts'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(
    `This shop runs on Node 24.7 or newer; this is ${process.versions.node}. Run npm install, which brings it along, then npm start.\n`
  )
  process.exit(1)
}

ensureBuild()

await import('../apps/api/src/main.ts')
