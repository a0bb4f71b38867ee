import { parentPort, workerData } from 'node:worker_threads'
import { type VideoType, videoLimits } from '@motif/contract'
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  type InputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat
} from 'mediabunny'
import type { RewrittenVideo, VideoRefusal } from './clean-video.ts'

/** Codecs that every browser plays. */
const videoCodecs: ReadonlySet<string | null> = new Set(['avc', 'vp8', 'vp9'])
const audioCodecs: ReadonlySet<string | null> = new Set(['aac', 'mp3', 'opus', 'vorbis'])

const opened = (data: Uint8Array | ArrayBuffer) => new Input({ source: new BufferSource(data), formats: [MP4, WEBM] })

/** Seconds a video may be shorter than its header says: formats count the last frame differently. */
const missingSeconds = 1

const formats = new Map<InputFormat, { type: VideoType; write: () => Mp4OutputFormat | WebMOutputFormat }>([
  // The index is at the start of the file, so that playback starts with the first bytes.
  [MP4, { type: 'video/mp4', write: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) }],
  [WEBM, { type: 'video/webm', write: () => new WebMOutputFormat() }]
])

/** Validates a video, then copies its video and audio tracks into a new file. */
async function rewrite(data: Uint8Array): Promise<RewrittenVideo | VideoRefusal> {
  const input = opened(data)
  if (!(await input.canRead())) return 'video-format-unknown'
  const format = formats.get(await input.getFormat())
  if (!format) return 'video-format-unknown'
  const [picture, sound] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()])
  if (!picture || !videoCodecs.has(await picture.getCodec())) return 'video-codec-unknown'
  if (sound && !audioCodecs.has(await sound.getCodec())) return 'video-codec-unknown'
  const [width, height] = [await picture.getDisplayWidth(), await picture.getDisplayHeight()]
  if (Math.max(width, height) > videoLimits.side) return 'video-too-many-pixels'
  const seconds = await input.computeDuration()
  if (seconds > videoLimits.seconds) return 'video-too-long'
  const target = new BufferTarget()
  const output = new Output({ format: format.write(), target })
  // Metadata, such as location and author, is left out.
  const copy = await Conversion.init({ input, output, tracks: 'primary', tags: {}, showWarnings: false })
  if (!copy.isValid || copy.utilizedTracks.length < (sound ? 2 : 1)) return 'video-codec-unknown'
  await copy.execute()
  if (!target.buffer) return 'video-damaged'
  const kept = await opened(target.buffer).computeDuration()
  if (!(kept > 0) || kept < seconds - missingSeconds) return 'video-damaged'
  return { data: new Uint8Array(target.buffer), facts: { type: format.type, width, height, seconds } }
}

const given: unknown = workerData
if (!(given instanceof Uint8Array)) throw new Error('A video is handed over as bytes')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the other end is a thread, no window
parentPort?.postMessage(await rewrite(given).catch((): VideoRefusal => 'video-damaged'))
