import { type ModuleName, moduleOrder } from './module-order.ts'

interface Pattern {
  group?: readonly string[]
  regex?: string
  message: string
}

/** The part of .oxlintrc.json that this file writes. */
export interface LintOverride {
  files: readonly string[]
  rules: { 'no-restricted-imports': ['error', { patterns: readonly Pattern[] }] }
}

/** Modules that have folders of their own. */
const withFolders = ['drawing', 'invoices', 'pictures', 'print'] as const satisfies readonly ModuleName[]

/** Modules whose tables refer to another's. drizzle-kit reads the tables alone, so these do not come through a door. */
const withForeignKeys = [
  'staff',
  'contact',
  'stock-alerts',
  'wishlist',
  'brand-kit',
  'saved-views',
  'orders',
  'moderation',
  'reviews',
  'questions',
  'gift-cards',
  'carts',
  'cart-reminders',
  'payments',
  'checkout',
  'invoices',
  'order-management',
  'draft-orders'
] as const satisfies readonly ModuleName[]

const modulesFolder = 'apps/api/src/modules'

/** Said again for each module, because of several settings for one file the linter takes the last. */
const packages: Pattern = {
  regex: '^@motif/(?:api|e2e|flows|shop|stories|ui)(?:/|$)|^@motif/(?:mails/[^s]|mockup/|messages$)|/(?:apps|shop)/',
  message: 'the API imports design, contract, messages, mockup and mails.'
}

const override = (files: readonly string[], patterns: readonly Pattern[]): LintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [packages, ...patterns] }] }
})

/** Rules for files of a module; `up` leads from them to the folder of all modules. */
function rulesFor(
  name: ModuleName,
  files: string,
  { up, entries }: { up: string; entries: readonly string[] }
): LintOverride {
  const higher = moduleOrder.slice(moduleOrder.indexOf(name) + 1)
  return override(
    [`${modulesFolder}/${name}/${files}`],
    [
      ...(higher.length === 0
        ? []
        : [
            {
              regex: `^${up.replaceAll('.', '\\.')}(?:${higher.join('|')})/`,
              message: `${name} stands below: see apps/api/src/module-order.ts.`
            }
          ]),
      {
        group: [`${up}[a-z]*/**`, ...entries.map((entry) => `!${up}[a-z]*/${entry}`)],
        message: 'a module is entered by its door, index.ts, alone.'
      }
    ]
  )
}

/** What the linter is told of the modules. Tests and their drivers look behind doors. */
export const lintOverrides = (): LintOverride[] => [
  ...moduleOrder.map((name) => rulesFor(name, '*.ts', { up: '../', entries: ['index.ts'] })),
  ...withFolders.map((name) => rulesFor(name, '*/*.ts', { up: '../../', entries: ['index.ts'] })),
  ...withForeignKeys.map((name) => rulesFor(name, 'tables.ts', { up: '../', entries: ['index.ts', 'tables.ts'] })),
  override([`${modulesFolder}/**/*.test.ts`, `${modulesFolder}/**/testing/**`], [])
]

export const isModuleOverride = ({ files }: { files: readonly string[] }): boolean =>
  files.some((file) => file.startsWith(`${modulesFolder}/`))
