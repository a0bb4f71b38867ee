import type { Module } from '../../platform/module.ts'
import { routes, stable } from '../../platform/route.ts'
import { audit } from '../audit/index.ts'
import { searchState } from '../catalogue/index.ts'
import { couponsWithDecimals } from '../coupons/index.ts'
import { configFile } from './config-file.ts'
import { changeCurrency } from './currency.ts'
import { subscribeToSettings } from './current.ts'
import { subscribeToTexts } from './current-texts.ts'
import { checkLogo, logoRoute } from './logo.ts'
import { listVersions, readSettings, restoreSettings, saveSettings } from './service.ts'
import { checkTimeZone } from './time-zone.ts'
import { sendTestMail } from './test-mail.ts'
import { listTextVersions, previewMail, readCurrentText, restoreText, saveText } from './texts.ts'

/** Bytes; ten times the largest realistic settings. */
const bodyLimit = 256 * 1024

/** Bytes; the longest text at four bytes a character, plus markup. */
const textBodyLimit = 1024 * 1024

/** Settings of the owner, stored in versions. */
export const settingsModule: Module = (app, platform) => {
  subscribeToSettings(platform)
  subscribeToTexts(platform)
  logoRoute(app, platform)
  routes(app, platform)
    .on('GET /api/v1/admin/settings', () => readSettings(platform))
    .on(
      'PUT /api/v1/admin/settings',
      async ({ person, body: { revision, settings } }) => {
        await checkLogo(platform, settings)
        await checkTimeZone(platform, settings)
        return saveSettings(platform, { adminId: person.id, revision }, settings)
      },
      { bodyLimit }
    )
    .on('PUT /api/v1/admin/settings/currency', ({ person, body: { revision, code } }) =>
      changeCurrency(platform, { adminId: person.id, revision }, code)
    )
    .on('GET /api/v1/admin/settings/search', () => searchState(platform))
    .on('GET /api/v1/admin/settings/versions', ({ query }) => listVersions(platform, query))
    .on('POST /api/v1/admin/settings/versions/{version}/restore', ({ person, params, body: { revision } }) =>
      restoreSettings(platform, { adminId: person.id, revision }, params.version)
    )
    .on('GET /api/v1/admin/exports/shop.config.ts', async ({ person, reply }) => {
      const { settings, currency } = await readSettings(platform)
      const { file } = platform.currentShop
      await platform.db.transaction((tx) =>
        audit(platform, tx, { adminId: person.id, action: 'export.download', subject: 'shop.config.ts', change: {} })
      )
      reply
        .header('content-disposition', 'attachment; filename="shop.config.ts"')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
      return configFile({
        ...file,
        ...settings,
        currency,
        coupons: couponsWithDecimals(file.coupons, { from: file.currency.decimals, to: currency.decimals }),
        // The logo exists in this shop's storage alone.
        logo: null
      })
    })
    .on('GET /api/v1/texts/{page}', ({ params: { page } }) => stable(platform.currentShop.text(page)))
    .on('GET /api/v1/admin/texts/{page}', ({ params: { page } }) => readCurrentText(platform, page))
    .on(
      'PUT /api/v1/admin/texts/{page}',
      ({ person, params: { page }, body: { revision, text } }) =>
        saveText(platform, { adminId: person.id, page, revision }, text),
      { bodyLimit: textBodyLimit }
    )
    .on('GET /api/v1/admin/texts/{page}/versions', ({ params: { page }, query }) =>
      listTextVersions(platform, page, query)
    )
    .on(
      'POST /api/v1/admin/texts/{page}/preview',
      ({ params: { page }, body: { text } }) => previewMail(platform, page, text),
      { bodyLimit: textBodyLimit }
    )
    .on(
      'POST /api/v1/admin/texts/{page}/test',
      ({ person, params: { page }, body: { text } }) => sendTestMail(platform, person, page, text),
      { bodyLimit: textBodyLimit }
    )
    .on('POST /api/v1/admin/texts/{page}/versions/{version}/restore', ({ person, params, body: { revision } }) =>
      restoreText(platform, { adminId: person.id, page: params.page, revision }, params.version)
    )
}
