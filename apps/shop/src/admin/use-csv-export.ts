import { useState } from 'react'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { saveCsv } from './save-file.ts'

interface CsvExport<What> {
  what: What
  address: string
  /** The name of the file, if the server gives none. */
  name: string
}

/** Downloads CSV files, one at a time; a failure is shown in a toast. `exporting` is what is being downloaded. */
export function useCsvExport<What>() {
  const [exporting, setExporting] = useState<What | null>(null)
  const save = async ({ what, address, name }: CsvExport<What>) => {
    setExporting(what)
    try {
      await saveCsv(address, name)
    } catch (error) {
      showFailureToast(error)
    }
    setExporting(null)
  }
  return { exporting, save }
}
