export function LoginPage() {
  return (
    <div className="wrap py-12">
      <h1 className="h1">Connexion</h1>
    </div>
  );
}
