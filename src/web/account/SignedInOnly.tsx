import { Navigate, Outlet } from 'react-router'
import { savedToken } from '#web/saved.ts'

/** Pages that need a login: without a stored token they lead to it. */
export function SignedInOnly() {
  return savedToken() ? <Outlet /> : <Navigate to="/login" replace />
}
