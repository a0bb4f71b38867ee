/**
 * Writes the passwords most people choose, most common first, for the strength meter: few enough to travel to a phone
 * in 10 kB. The server knows all 49 000 and has the last word. Run it after an update of the library.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'

const count = 3000

const file = join(import.meta.dirname, '../src/components/password-field/common-passwords.json')
await writeFile(file, `${JSON.stringify(dictionary['passwords-common'].slice(0, count).join(' '))}\n`)
