import { useCallback, useRef, useState } from 'react'
import type { FieldErrors } from '~/forms/form'
import { formCopy } from './form.copy'
import type { FormState } from './form-state'

/** Collects work that fields must finish before the form is sent, such as an upload. */
export function useFieldWork() {
  const work = useRef(new Map<string, () => Promise<void>>())
  const opening = useRef(new Set<Promise<boolean>>())
  const [working, setWorking] = useState(false)

  const beforeSave: FormState['beforeSave'] = useCallback((field, job) => {
    work.current.set(field, job)
    return () => {
      if (work.current.get(field) === job) work.current.delete(field)
    }
  }, [])
  const awaits: FormState['awaits'] = useCallback((choice) => {
    opening.current.add(choice)
    void choice.finally(() => opening.current.delete(choice))
  }, [])

  /** Whether all files that are being opened have opened. */
  async function allOpened(): Promise<boolean> {
    return !(await Promise.all(opening.current)).includes(false)
  }

  /** Runs the work of every field; returns the first failure as that field's error. */
  async function finish(): Promise<FieldErrors | undefined> {
    setWorking(true)
    try {
      return await firstFailure(work.current)
    } finally {
      setWorking(false)
    }
  }

  return { beforeSave, awaits, allOpened, finish, working }
}

async function firstFailure(
  work: Map<string, () => Promise<void>>,
): Promise<FieldErrors | undefined> {
  for (const [field, job] of work) {
    try {
      await job()
    } catch (error) {
      return { [field]: error instanceof Error ? error.message : formCopy.failed.description }
    }
  }
  return undefined
}
