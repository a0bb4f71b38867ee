/** Limits of a product video. Pixels of its longer side. */
export const videoLimits = { bytes: 32 * 1024 * 1024, seconds: 60, side: 3840, captions: 60_000 } as const

/** Formats every browser plays, with file extensions. */
export const videoFiles = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const
export type VideoType = keyof typeof videoFiles

export const videoTypes = Object.keys(videoFiles) as VideoType[]

/** URL of a video. */
export const videoAddress = ({ upload, type }: { upload: string; type: VideoType }): string =>
  `/videos/${upload}.${videoFiles[type]}`

/** Whether a text is WebVTT. */
export const isWebVtt = (text: string): boolean => /^WEBVTT(?:[ \t\r\n]|$)/.test(text)
