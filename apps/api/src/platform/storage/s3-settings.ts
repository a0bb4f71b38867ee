import { z } from 'zod'

export interface S3Settings {
  /** The server's address, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket's name is part of the path rather than the host. */
  forcePathStyle: boolean
}

export const s3Variables = {
  S3_ENDPOINT: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'must be an address that starts with https:// or http://'
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the name of a region, such as eu-central-1')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[^\s/]{1,128}$/, 'must be the identifier of an access key')
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^\S{1,256}$/, 'must be the secret of an access key')
    .optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').optional()
}

type Values = z.infer<z.ZodObject<typeof s3Variables>>

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Errors for bucket settings that are required together. */
export function s3Sentences(values: Values): string[] {
  if (!Object.keys(s3Variables).some((name) => values[name as keyof Values] !== undefined)) return []
  return [
    ...needed
      .filter((name) => values[name] === undefined)
      .map((name) => `${name} is not set: keeping files in S3 needs ${needed.join(', ')} together.`),
    ...(values.S3_ENDPOINT === undefined && values.S3_REGION === undefined
      ? ['Neither S3_ENDPOINT nor S3_REGION is set: name the server that speaks S3, or the region of Amazon’s.']
      : [])
  ]
}

/** The settings of a bucket; undefined if files are stored in the data folder. */
export function s3Of(values: Values): S3Settings | undefined {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_ENDPOINT: endpoint,
    S3_REGION: region = 'us-east-1',
    S3_FORCE_PATH_STYLE: pathStyle
  } = values
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined
  return {
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    // Servers other than Amazon's rarely have a host name for every bucket.
    forcePathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true'
  }
}
