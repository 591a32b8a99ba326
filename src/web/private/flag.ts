const FLAG = 'writeback.private'

const isOn = wasOn()

/** Whether this tab is in private mode: nothing it does may leave the phone, and nothing of it stays. */
export function isPrivate(): boolean {
  return isOn
}

/** The tab must be loaded anew after either: what it knew till then is gone. */
export function turnPrivate(): void {
  sessionStorage.setItem(FLAG, 'on')
}

export function turnPublic(): void {
  sessionStorage.removeItem(FLAG)
}

function wasOn(): boolean {
  try {
    return sessionStorage.getItem(FLAG) === 'on'
  } catch {
    return false // a browser that keeps nothing has nothing prepared either
  }
}
