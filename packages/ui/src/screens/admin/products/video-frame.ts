/** Pixels of the longer side of a picture taken out of a video. */
const side = 1600

/** The current frame of a video as a file; undefined if the browser cannot play it. */
export async function frameOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return picture ? new File([picture], 'frame.jpg', { type: picture.type }) : undefined
}

/** Milliseconds a browser may take to show the first picture of a video. */
const timeoutMs = 10_000

/** A frame from the first second of a video; undefined if the browser cannot play it. */
export async function firstFrame({ url, seconds }: { url: string; seconds: number }): Promise<File | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = url
  const isThere = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs)
    const end = (result: boolean) => {
      clearTimeout(timer)
      resolve(result)
    }
    video.addEventListener('error', () => end(false), { once: true })
    video.addEventListener('seeked', () => end(true), { once: true })
    video.addEventListener('loadeddata', () => (video.currentTime = Math.min(1, seconds / 2)), { once: true })
  })
  const frame = isThere ? await frameOf(video) : undefined
  // What is still on its way is not fetched any more.
  video.removeAttribute('src')
  video.load()
  return frame
}
