import type { ShopSettings } from '@motif/contract'
import { type LogoFile, logoFiles } from '@motif/contract/logo-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { logoPicture, sizeOfImage } from '../uploads/index.ts'
import { shopSettingsVersions } from './tables.ts'

const fileNamePattern = /^(?<upload>[A-Za-z0-9_-]{1,64})-(?<file>32|64|96|icon)\.(?<format>webp|png)$/

/** Uploads used by a version of the settings, which can be restored. */
export const logoUploads: SQL = sql`select logo -> theme ->> 'upload' from (select settings -> 'logo' as logo from ${shopSettingsVersions}) saved, unnest(array['light', 'dark']) theme where logo -> theme ->> 'upload' is not null`

const isCurrent = ({ shop: { logo } }: Pick<Platform, 'shop'>, upload: string) =>
  logo?.light.upload === upload || logo?.dark?.upload === upload

/** Mails and other servers may still use a recent logo. */
async function isLogo(platform: Pick<Platform, 'db' | 'shop'>, upload: string): Promise<boolean> {
  if (isCurrent(platform, upload)) return true
  const { rows } = await platform.db.execute(sql`select 1 where ${upload} in (${logoUploads})`)
  return rows.length > 0
}

/** Refuses pictures that are not in the shop, and wrong sizes, because pages reserve space by them. */
export async function checkLogo(
  { storage }: Pick<Platform, 'storage'>,
  { logo }: Pick<ShopSettings, 'logo'>
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const picture = logo?.[theme]
    if (!picture) continue
    const size = await sizeOfImage(storage, picture.upload)
    if (size?.width !== picture.width || size.height !== picture.height)
      throw new ProblemError('logo-not-found', { errors: [{ pointer: `/settings/logo/${theme}` }] })
  }
}

/** `/pictures/logo/<upload>-<height>.<format>`: serves logos, and no other uploads. */
export function logoRoute(app: FastifyInstance, platform: Pick<Platform, 'db' | 'shop' | 'storage'>): void {
  app.get<{ Params: { file: string } }>(
    '/pictures/logo/:file',
    { config: { isQuiet: true } },
    async ({ params, headers }, reply) => {
      const { upload = '', file, format } = fileNamePattern.exec(params.file)?.groups ?? {}
      const requestedSize = logoFiles.find((one): one is LogoFile => one === file)
      const type = format === 'png' ? 'png' : 'webp'
      const data =
        requestedSize !== undefined && (await isLogo(platform, upload))
          ? await logoPicture(platform.storage, { id: upload, file: requestedSize, format: type })
          : undefined
      if (!data) throw new ProblemError('picture-not-found')
      const tag = `"logo ${params.file}"`
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag: tag,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin'
      })
      if (headers['if-none-match'] === tag) return reply.code(304).send()
      return reply.type(`image/${type}`).send(data)
    }
  )
}
