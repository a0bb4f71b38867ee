/** A server that speaks S3, as a process of its own that can be killed: `node s3-server.ts PORT FOLDER`. */
import S3rver from '@20minutes/s3rver'

const [port, directory = ''] = process.argv.slice(2)
await new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'motif' }]
}).run()
