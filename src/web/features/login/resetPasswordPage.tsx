export function ResetPasswordPage() {
  return (
    <div className="wrap py-12">
      <h1 className="h1">Nouveau mot de passe</h1>
    </div>
  );
}
