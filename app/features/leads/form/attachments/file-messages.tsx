/** What is wrong with the chosen files, announced as soon as it is known. */
export function FileMessages({ messages, id }: { messages: string[]; id?: string }) {
  return (
    <div id={id} role="alert" className="grid gap-1 empty:hidden">
      {messages.map((message) => (
        <p key={message} className="text-sm font-semibold text-danger">
          {message}
        </p>
      ))}
    </div>
  );
}
