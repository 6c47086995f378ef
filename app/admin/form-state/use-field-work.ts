import { useCallback, useRef, useState } from 'react'
import { formCopy } from '~/admin/copy/form.copy'
import type { FieldErrors } from '~/forms/form'
import type { FormState } from './form-state'

/** Collects work that fields must finish before the form is sent, such as an upload. */
export function useFieldWork() {
  const jobs = useRef(new Map<string, () => Promise<void>>())
  const openings = useRef(new Set<Promise<boolean>>())
  const [isWorking, setIsWorking] = useState(false)

  const beforeSave: FormState['beforeSave'] = useCallback((field, job) => {
    jobs.current.set(field, job)
    return () => void jobs.current.delete(field)
  }, [])
  const delaySaveUntil = useCallback((opening: Promise<boolean>) => {
    openings.current.add(opening)
    void opening.finally(() => openings.current.delete(opening))
  }, [])

  /** Waits for the files that are being opened. False if one of them cannot be opened. */
  async function areFilesOpened(): Promise<boolean> {
    return !(await Promise.all(openings.current)).includes(false)
  }

  /** Runs the work of every field; returns the first failure as that field's error. */
  async function runAll(): Promise<FieldErrors | undefined> {
    setIsWorking(true)
    let working = ''
    try {
      for (const [field, job] of jobs.current) {
        working = field
        await job()
      }
      return undefined
    } catch (error) {
      return { [working]: error instanceof Error ? error.message : formCopy.failed.description }
    } finally {
      setIsWorking(false)
    }
  }

  return { beforeSave, delaySaveUntil, areFilesOpened, runAll, isWorking }
}
