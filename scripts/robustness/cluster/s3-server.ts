/** A server that speaks S3, as a process of its own that can be killed: `node s3-server.ts PORT FOLDER`. */
import { startS3Server } from '../../../apps/api/src/testing/s3-server.ts'

const [port, directory = ''] = process.argv.slice(2)
await startS3Server({ port: Number(port), directory })
