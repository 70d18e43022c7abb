/**
 * A duplicated tab has the seat of the first, and the broker lets in only one of them: they would throw each other out
 * for ever. So the newer one has the seat, and the other learns of it. Not other browsers: seats are random.
 */
export function holdSeat(id: string, onTaken: () => void): void {
  const channel = new BroadcastChannel(`plybook-seat-${id}`);
  channel.addEventListener('message', () => {
    channel.close();
    onTaken();
  });
  channel.postMessage('taken');
}
