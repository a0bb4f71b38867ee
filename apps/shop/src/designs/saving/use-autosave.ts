import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '../../shell/client-state.ts'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { createAutosave } from './autosave.ts'
import { createEditingDraft } from './drafts/editing-draft.ts'
import { drafts, holdDraft } from './drafts/drafts.ts'
import type { DesignContent, DesignStore } from '../library/library.ts'
import { refreshDesigns } from '../library/use-designs.ts'
import type { OpenedDesign } from '../editor/use-opened-design.ts'

interface AutosaveOptions {
  opened: OpenedDesign
  library: DesignStore
}

/** Saves the open design while the editor is open. */
export function useAutosave({ opened, library }: AutosaveOptions) {
  const owner = useUser()?._id ?? null
  const [draft] = useState(() =>
    createEditingDraft({ store: drafts, key: opened.draftKey ?? crypto.randomUUID(), owner, now: () => new Date() })
  )
  const [autosave] = useState(() =>
    createAutosave({ opened, library, draft, onTried: () => void refreshDesigns(), onRefused: showFailureToast })
  )
  const state = useSyncExternalStore(autosave.subscribe, autosave.getSnapshot)

  useEffect(() => {
    const release = holdDraft(draft.key)
    const flush = () => void autosave.flush()
    const leave = () => {
      draft.flush()
      if (autosave.getSnapshot().question === undefined) flush()
    }
    addEventListener('online', flush)
    addEventListener('pagehide', leave)
    // Saves a restored draft at once.
    if (opened.draftKey !== undefined) {
      autosave.change({ name: opened.name, document: opened.document })
      flush()
    }
    return () => {
      removeEventListener('online', flush)
      removeEventListener('pagehide', leave)
      autosave.stop()
      release()
    }
  }, [autosave, draft, opened])

  /** Saves the design now. Resolves to its id; null on failure. */
  const saveNow = useCallback(
    async (content: DesignContent): Promise<string | null> => {
      if (autosave.getSnapshot().id === null) autosave.change(content)
      await autosave.flush()
      const { id, save } = autosave.getSnapshot()
      return save === 'saved' || save === 'device' ? id : null
    },
    [autosave]
  )

  return {
    ...state,
    draftKey: draft.key,
    change: autosave.change,
    saveNow,
    retry: () => void autosave.flush(),
    decide: autosave.decide
  }
}
