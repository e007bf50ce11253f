/** Known for certain only in this direction: 'online' may still mean a network without internet. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
