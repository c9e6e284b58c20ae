export function ContactPage() {
  return (
    <main className="wrap py-12">
      <h1 className="h1">Contact</h1>
    </main>
  );
}
