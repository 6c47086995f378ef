import { createContext, useContext } from 'react'

/** The date in Copenhagen as the server has it, YYYY-MM-DD. */
export const TodayContext = createContext('')

/** What a date is read by that is written without its year. Only screens of the back-office know it. */
export function useToday(): string {
  return useContext(TodayContext)
}
