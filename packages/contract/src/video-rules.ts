/** Limits of a video of a product. Pixels are those of its longer side. */
export const videoLimits = { bytes: 32 * 1024 * 1024, seconds: 60, side: 3840, captions: 60_000 } as const

/** What every browser plays, with how the files are called. */
export const videoFiles = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
export type VideoType = keyof typeof videoFiles

export const videoTypes = Object.keys(videoFiles) as VideoType[]

/** Address of a video. */
export const videoAddress = ({ upload, type }: { upload: string; type: VideoType }): string =>
  `/videos/${upload}.${videoFiles[type]}`

/** Whether a text is captions in the form browsers read: WebVTT. */
export const isWebVtt = (text: string): boolean => /^WEBVTT(?:[ \t\r\n]|$)/.test(text)
